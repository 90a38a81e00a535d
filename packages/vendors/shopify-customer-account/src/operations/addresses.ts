import { command } from '../client/operation.ts';

export const addressCreate = command('AddressCreate', (data) => data.customerAddressCreate);

/** Absent fields stay as they are. */
export const addressUpdate = command('AddressUpdate', (data) => data.customerAddressUpdate);

export const addressDelete = command('AddressDelete', (data) => data.customerAddressDelete);
