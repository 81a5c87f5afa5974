import { z } from 'zod';
import { anyone, asMember, endpoint } from './endpoint.ts';
import { id, instant, queryInteger, says, uuid } from './fields.ts';
import { fileMaxBytes, filePurposes, partMaxBytes } from './file-purpose.ts';

const purpose = z.enum(filePurposes, says('not_a_choice'));
const ofStore = asMember('store_id');

const file = z.object({
  id: uuid,
  url: z.string().meta({ description: 'An address on this server that works for 60 seconds.' }),
  width: z.int().optional(),
  height: z.int().optional(),
  content_type: z.string(),
  size: z.int(),
});

const upload = z.object({
  id: uuid,
  received: z.int().meta({ description: 'Bytes that have arrived: the offset of the next part.' }),
  size: z.int(),
  part_size: z.int().meta({ description: 'The most bytes a part may have.' }),
});

const newFile = endpoint({
  method: 'POST',
  path: '/api/storage/file/new',
  doc: 'Takes a photo or a PDF in one request. Photos come out upright, at most 2048 pixels long and without their metadata.',
  access: ofStore,
  body: z.strictObject({ store_id: id, purpose }),
  upload: { as: 'form', max_bytes: fileMaxBytes },
  response: z.object({ file }),
  errors: [
    'file_too_large',
    'image_too_large',
    'file_type_unsupported',
    'file_unreadable',
    'storage_quota_reached',
    'server_busy',
    'storage_unavailable',
  ],
});

const newUpload = endpoint({
  method: 'POST',
  path: '/api/storage/upload/new',
  doc: 'Begins to take a file in parts, for a bad signal. What is not finished in 24 hours is forgotten.',
  access: ofStore,
  body: z.strictObject({
    store_id: id,
    purpose,
    size: z.int().min(1, says('too_small')).max(1_000_000_000, says('too_big')),
  }),
  response: z.object({ upload }),
  errors: ['file_too_large', 'storage_quota_reached'],
});

const uploadOfStore = z.strictObject({ store_id: id, upload_id: uuid });

const sendPart = endpoint({
  method: 'POST',
  path: '/api/storage/upload/part',
  doc: 'The next bytes. A part that has arrived before is answered with what there is; one that leaves a gap is refused with `received`.',
  access: ofStore,
  query: uploadOfStore.extend({
    offset: queryInteger(0, fileMaxBytes),
  }),
  upload: { as: 'bytes', max_bytes: partMaxBytes },
  response: z.object({ upload }),
  errors: ['upload_not_found', 'upload_offset_conflict', 'storage_quota_reached'],
});

const uploadDetail = endpoint({
  method: 'GET',
  path: '/api/storage/upload/detail',
  doc: 'How far an upload has come.',
  access: ofStore,
  query: uploadOfStore,
  response: z.object({ upload }),
  errors: ['upload_not_found'],
});

const finishUpload = endpoint({
  method: 'POST',
  path: '/api/storage/upload/finish',
  doc: 'Makes the file of an upload that is complete. Sent again, it answers with the same file.',
  access: ofStore,
  body: uploadOfStore,
  response: z.object({ file }),
  errors: [
    'upload_not_found',
    'upload_offset_conflict',
    'image_too_large',
    'file_type_unsupported',
    'file_unreadable',
    'server_busy',
    'storage_unavailable',
  ],
});

const fileLink = endpoint({
  method: 'GET',
  path: '/api/storage/file/link',
  doc: 'A fresh address of a file, for who may see what it is for: in its own store, or in the store it was shown to.',
  access: ofStore,
  query: z.strictObject({ store_id: id, file_id: uuid }),
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['file_not_found'],
});

const contentQuery = z.strictObject({
  file_id: uuid,
  expires: z.string().regex(/^\d{1,12}$/, says('invalid')),
  signature: z.string().regex(/^[\w-]{43}$/, says('invalid')),
});

const fileContent = endpoint({
  method: 'GET',
  path: '/api/storage/file/content',
  doc: 'The file itself, for whoever has an address that was given out for it and has not expired.',
  access: anyone,
  query: contentQuery,
  response: z.unknown(),
  errors: ['link_expired', 'file_not_found', 'storage_unavailable'],
  gives_file: true,
});

export const storage = {
  newFile,
  newUpload,
  sendPart,
  uploadDetail,
  finishUpload,
  fileLink,
  fileContent,
};
export type StoredFile = z.infer<typeof file>;
export type UploadState = z.infer<typeof upload>;
export type FileLinkQuery = z.output<typeof contentQuery>;
