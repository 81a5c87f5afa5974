import { z } from 'zod';
import { complaintDetail, complaintRow } from './complaint.ts';
import { goodsEnds, openComplaintStates } from './complaint-words.ts';
import { refundAmount, refundedLine } from './complaints.ts';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, says, severalOnce, uuid } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';

const access = asOperator('SUPPORT');
const oneComplaint = { store_id: id, order_id: id, complaint_id: id };

const list = endpoint({
  method: 'GET',
  path: '/ops/complaints/list',
  doc: 'Complaints of all stores that stand so, the oldest first; those IN_REVIEW wait for a verdict.',
  access,
  query: z.strictObject({ state: choice(openComplaintStates).default('IN_REVIEW'), ...following }),
  response: z.object(followed(complaintRow)),
  errors: [],
});

const detail = endpoint({
  method: 'GET',
  path: '/ops/complaints/detail',
  doc: 'All that both sides have said about a complaint.',
  access,
  query: z.strictObject(oneComplaint),
  response: z.object({ detail: complaintDetail }),
  errors: ['complaint_not_found'],
});

const photo = endpoint({
  method: 'GET',
  path: '/ops/complaints/photo',
  doc: 'A fresh address of a photo of a complaint, which works for a minute.',
  access,
  query: z.strictObject({ ...oneComplaint, photo_id: uuid }),
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['complaint_not_found', 'file_not_found'],
});

const resolve = endpoint({
  method: 'POST',
  path: '/ops/complaints/resolve',
  doc: 'The verdict on a complaint IN_REVIEW: WHOLE gives back all that it is about, PART what `lines` say, NOTHING rejects it. Either side may appeal for 48 hours; order, stock and money move after that, or at once where it is the verdict on an appeal. A seller’s report moves no money: WHOLE says that it was right. Said again by the same operator in the same words, it is answered alike.',
  access,
  body: z
    .strictObject({
      ...oneComplaint,
      is_appealed: z.boolean().meta({
        description: 'Whether it is the verdict on an appeal, as the complaint was seen.',
      }),
      verdict: choice(['WHOLE', 'PART', 'NOTHING']),
      goods: choice(goodsEnds).default('KEPT'),
      lines: severalOnce(refundedLine, 'line_id').optional(),
      shipping_amount: refundAmount.default(0),
      text: line(10, 1000),
    })
    .refine(({ verdict, lines }) => (verdict === 'PART') === (lines !== undefined), {
      path: ['lines'],
      error: says('required'),
    }),
  response: z.object({ complaint: complaintRow }),
  errors: ['complaint_not_found', 'complaint_state_conflict', 'complaint_is_report'],
});

export const opsComplaints = { list, detail, photo, resolve };
export type OpsComplaintsQuery = z.output<typeof list.query>;
export type ComplaintVerdict = z.output<typeof resolve.body>;
