/** Chat in the words of the seed. */
export const namedChatCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'chat: channel list, searches, create',
    'GET /chat/channel/list',
    'GET /chat/channel/searches',
    'POST /chat/channel/create',
  ],
  ['user/chat unread and create', 'GET /chat/user/chat/unread', 'POST /chat/user/chat/create'],
  ['template/base-question', 'GET /chat/template/base-question'],
];

/** What the seed does not name and chat needs: what for, and the calls. */
export const chatCalls: readonly (readonly [string, ...string[]])[] = [
  ['the Bearer token of chat', 'POST /api/auth/chat-token'],
  [
    'reading and writing in a channel',
    'GET /chat/channel/messages',
    'POST /chat/channel/read',
    'POST /chat/channel/delivered',
    'POST /chat/channel/typing',
    'POST /chat/channel/block',
    'POST /chat/channel/report',
    'GET /ops/chat-reports/list',
    'GET /ops/chat-reports/photo',
    'POST /ops/chat-reports/settle',
  ],
  [
    'a store’s own quick replies, and what it answers while it is closed',
    'GET /chat/template/replies',
    'POST /chat/template/replies/save',
    'POST /chat/template/replies/remove',
    'GET /chat/template/away',
    'POST /chat/template/away/save',
  ],
];
