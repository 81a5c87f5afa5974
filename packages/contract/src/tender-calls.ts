/** What the seed does not name and demands and offers need: what for, and the calls. */
export const tenderCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'demands of buyers, and what stores offer',
    'POST /api/tenders/create',
    'POST /api/tenders/update',
    'GET /api/tenders/list',
    'GET /api/tenders/detail',
    'POST /api/tenders/counter',
    'POST /api/tenders/award',
    'POST /api/tenders/close',
    'GET /api/tenders/offerings/seller/list/filter',
    'GET /api/tenders/offerings/summary',
    'GET /api/tenders/offerings/results',
    'POST /api/tenders/offerings/withdraw',
    'POST /api/tenders/offerings/undo-reject',
    'POST /api/tenders/offerings/answer-counter',
    'GET /api/tenders/offerings/settings',
    'POST /api/tenders/offerings/settings',
  ],
];
