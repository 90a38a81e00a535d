import { randomBytes } from 'node:crypto';
import {
  isPhotoFile,
  PHOTO,
  type PhotoFault,
  type PhotoSize,
  photoFaultOf,
} from '@lokke/domain/salons';
import type { FirestoreClient } from '@lokke/firestore';
import { fail, type Result, succeed } from '@lokke/http-client';

type Files = Readonly<Record<PhotoSize, Buffer>>;

export interface PhotoFiles {
  /** Keeps a photo under a name that nobody guesses; null where it could not be kept. */
  readonly keep: (salonNo: string, files: Files) => Promise<string | null>;
  readonly read: (id: string, size: PhotoSize) => Promise<Buffer | null>;
  /** Deletes all photos of a salon but those named. */
  readonly keepOnly: (salonNo: string, ids: readonly string[]) => Promise<void>;
}

const collection = 'salonPhotos';

/** Keeps photos beside the pages that show them: salons belong to no shop, and what is not shown is not public. */
export function createPhotoFiles(documents: FirestoreClient): PhotoFiles {
  return {
    async keep(salonNo, { large, small }) {
      const id = randomBytes(16).toString('hex');
      const fields = {
        id,
        salonNo,
        large: large.toString('base64'),
        small: small.toString('base64'),
      };
      const written = await documents.write({ collection, id, fields, replaces: null });
      return written.ok && written.value ? id : null;
    },
    async read(id, size) {
      const found = await documents.documentsWhere(collection, 'id', id);
      const text = found.ok ? found.value[0]?.[size] : undefined;
      return text === undefined ? null : Buffer.from(text, 'base64');
    },
    async keepOnly(salonNo, ids) {
      const found = await documents.documentsWhere(collection, 'salonNo', salonNo);
      const over = found.ok
        ? found.value.flatMap(({ id = '' }) => (ids.includes(id) ? [] : id))
        : [];
      for (const id of over) await documents.delete({ collection, id });
    },
  };
}

/** A document of the database holds a MiB, and base64 takes a third more. */
const MOST_BYTES_KEPT = 600_000;
const QUALITIES = [80, 60, 40] as const;

let last: Promise<unknown> = Promise.resolve();

/** Draws a photo anew, one at a time: no metadata, such as a place, and nothing that is no pixel gets through. */
export function drawPhoto(bytes: Uint8Array): Promise<Result<Files, PhotoFault>> {
  const drawn = last.then(() => drawNow(bytes)).catch(() => fail('photoUnreadable' as const));
  last = drawn;
  return drawn;
}

async function drawNow(bytes: Uint8Array): Promise<Result<Files, PhotoFault>> {
  if (bytes.length > PHOTO.mostBytes) return fail('photoTooLarge');
  if (!isPhotoFile(bytes)) return fail('photoUnreadable');
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: PHOTO.mostPixels, failOn: 'error' });
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const fault = photoFaultOf(autoOrient);
  if (fault !== null) return fail(fault);
  const draw = (width: number, height: number, quality: number) =>
    open()
      .autoOrient()
      .resize({ width, height, fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality })
      .timeout({ seconds: 20 })
      .toBuffer();
  const small = await draw(PHOTO.smallWidth, PHOTO.smallHeight, QUALITIES[0]);
  for (const quality of QUALITIES) {
    const large = await draw(PHOTO.width, PHOTO.height, quality);
    if (large.length <= MOST_BYTES_KEPT) return succeed({ large, small });
  }
  return fail('photoTooLarge');
}
