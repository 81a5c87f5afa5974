import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { photo } from '../testing/photos.ts';
import { complaintAt, deliveredOrder, described, linesOf, reportOf } from './complaint-world.ts';
import type { Attempt, GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const asOperator = (inputs: Attempt['inputs']): Attempt => ({ inputs, as: 'OPERATOR' });
const unknown = ({ own }: GuardWorld) => ({
  store_id: own.seller,
  order_id: '1',
  complaint_id: '999999999',
});

const reviewed = async (world: GuardWorld) => ({
  store_id: world.own.seller,
  ...(await complaintAt(world, 'IN_REVIEW')),
});
const verdict = { verdict: 'WHOLE', is_appealed: false, text: 'Fotonya cocok dengan barang.' };

/** A complaint with a photo, and which that is. */
async function withPhoto(world: GuardWorld) {
  const { server, own, tokens } = world;
  const inputs = { body: { store_id: own.buyer, purpose: 'complaint_photo' }, file: await photo() };
  const sent = await server.call(contract.storage.newFile, inputs, tokens.OWNER);
  const photo_id = sent.body.file.id;
  const order_id = await deliveredOrder(world);
  const said = { ...described, kind: 'DAMAGED', photo_ids: [photo_id] };
  const lines = await linesOf(world, order_id);
  const body = { buyer_store_id: own.buyer, order_id, ...said, lines };
  const made = await server.call(contract.complaints.register, { body }, tokens.OWNER);
  return { store_id: own.seller, order_id, complaint_id: made.body.complaint.id, photo_id };
}

export const opsComplaintCases: Record<string, GuardCase> = {
  'opsComplaints.list': { valid: () => ({ query: { state: 'OPEN' } }) },
  'opsComplaints.detail': {
    valid: async (world) => ({ query: await reviewed(world) }),
    provoke: { complaint_not_found: (world) => asOperator({ query: unknown(world) }) },
  },
  'opsComplaints.photo': {
    valid: async (world) => ({ query: await withPhoto(world) }),
    provoke: {
      complaint_not_found: (world) =>
        asOperator({ query: { ...unknown(world), photo_id: randomUUID() } }),
      file_not_found: async (world) =>
        asOperator({ query: { ...(await reviewed(world)), photo_id: randomUUID() } }),
    },
  },
  'opsComplaints.resolve': {
    valid: async (world) => ({ body: { ...(await reviewed(world)), ...verdict } }),
    provoke: {
      complaint_not_found: (world) => asOperator({ body: { ...unknown(world), ...verdict } }),
      complaint_state_conflict: async (world) => {
        const ids = await complaintAt(world, 'OPEN');
        return asOperator({ body: { store_id: world.own.seller, ...ids, ...verdict } });
      },
      complaint_is_report: async (world) => {
        const body = { store_id: world.own.seller, ...(await reportOf(world)), ...verdict };
        const lines = [{ line_id: '1', quantity: 1 }];
        return asOperator({ body: { ...body, verdict: 'PART', lines } });
      },
    },
  },
};
