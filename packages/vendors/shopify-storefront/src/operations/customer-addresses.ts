import { mutationPayload } from '@lokke/http-client';
import { mutation } from '../client/document.ts';

export const customerAddressCreate = mutation('CustomerAddressCreate', (data) =>
  mutationPayload(data.customerAddressCreate),
);

export const customerAddressUpdate = mutation('CustomerAddressUpdate', (data) =>
  mutationPayload(data.customerAddressUpdate),
);

export const customerAddressDelete = mutation('CustomerAddressDelete', (data) =>
  mutationPayload(data.customerAddressDelete),
);

export const customerDefaultAddressUpdate = mutation('CustomerDefaultAddressUpdate', (data) =>
  mutationPayload(data.customerDefaultAddressUpdate),
);
