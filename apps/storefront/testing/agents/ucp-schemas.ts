import { Ajv2020 } from 'ajv/dist/2020.js';
// Schemas of the Universal Commerce Protocol, release 2026-04-08, without their prose (ucp.dev, Apache-2.0).
import SCHEMAS from './ucp-2026-04-08.json' with { type: 'json' };

const ROOT = 'https://ucp.dev/schemas/';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
ajv.addSchema(SCHEMAS);

/** Lists what a reply has against a published schema, such as `shopping/cart.json`. */
export function breachesOf(schema: string, reply: unknown): readonly string[] {
  const validate = ajv.getSchema(ROOT + schema);
  if (validate === undefined) throw new Error(`There is no schema ${schema}`);
  validate(reply);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
