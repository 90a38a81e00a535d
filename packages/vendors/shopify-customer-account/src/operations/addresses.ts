import { mutation } from '../client/operation.ts';

export const addressCreate = mutation('AddressCreate', (data) => data.customerAddressCreate);

/** Absent fields stay as they are. */
export const addressUpdate = mutation('AddressUpdate', (data) => data.customerAddressUpdate);

export const addressDelete = mutation('AddressDelete', (data) => data.customerAddressDelete);
