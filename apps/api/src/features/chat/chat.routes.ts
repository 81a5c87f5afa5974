import { contract } from '@marketplace/contract/contract';
import type { ChatTokens } from '../../platform/chat-tokens.ts';
import type { Links } from '../../platform/files/links.ts';
import { bind } from '../../platform/http/bind.ts';
import { listChannels } from './list/list-channels.service.ts';
import { searchChat } from './list/search-chat.service.ts';
import { countUnread } from './list/unread.service.ts';
import {
  linkToPhoto,
  listReports,
  reportChannel,
  settleReport,
} from './reports/reports.service.ts';
import { blockChannel } from './room/block-channel.service.ts';
import { markDelivered, markRead } from './room/mark-channel.service.ts';
import { showMessages } from './room/show-messages.service.ts';
import { createTyping } from './room/typing.service.ts';
import {
  listReplies,
  removeReply,
  saveAway,
  saveReply,
  showAway,
  showBaseQuestions,
} from './templates/templates.service.ts';
import { createChannel } from './writing/create-channel.service.ts';
import { sendMessage } from './writing/send-message.service.ts';

const { chatChannels, chatMessages, chatTemplates, chatToken, opsChat } = contract;

export const chatRoutes = (tokens: ChatTokens) => {
  const tellTyping = createTyping();
  return [
    bind(chatToken.create, ({ db, who }) => tokens.issue(db, who)),
    bind(chatChannels.list, ({ db, scope, query }) => listChannels(db, scope, query)),
    bind(chatChannels.searches, ({ db, scope, query }) => searchChat(db, scope, query)),
    bind(chatChannels.create, ({ db, scope, body }) => createChannel(db, scope, body)),
    bind(chatChannels.messages, ({ db, scope, query }) => showMessages(db, scope, query)),
    bind(chatChannels.read, ({ db, who, scope, body }) => markRead(db, who, scope, body)),
    bind(chatChannels.delivered, ({ db, scope, body }) => markDelivered(db, scope, body)),
    bind(chatChannels.typing, ({ db, who, scope, body }) => tellTyping(db, who, scope, body)),
    bind(chatChannels.block, ({ db, scope, body }) => blockChannel(db, scope, body)),
    bind(chatChannels.report, ({ db, who, scope, body }) => reportChannel(db, who, scope, body)),
    bind(chatMessages.unread, ({ db, scope, query }) => countUnread(db, scope, query)),
    bind(chatMessages.create, ({ db, who, scope, body }) => sendMessage(db, who, scope, body)),
    bind(chatTemplates.baseQuestion, ({ db, query }) => showBaseQuestions(db, query)),
    bind(chatTemplates.replies, ({ db, scope, query }) => listReplies(db, scope, query)),
    bind(chatTemplates.saveReply, ({ db, who, scope, body }) => saveReply(db, who, scope, body)),
    bind(chatTemplates.removeReply, ({ db, scope, body }) => removeReply(db, scope, body)),
    bind(chatTemplates.away, ({ db, scope, query }) => showAway(db, scope, query)),
    bind(chatTemplates.saveAway, ({ db, who, scope, body }) => saveAway(db, who, scope, body)),
  ];
};

/** What operators decide about what stores have reported. */
export const opsChatRoutes = (links: Links) => [
  bind(opsChat.list, ({ db, query }) => listReports(db, query)),
  bind(opsChat.photo, ({ db, query }) => linkToPhoto(db, links, query)),
  bind(opsChat.settle, ({ db, who, body }) => settleReport(db, who, body)),
];
