/** Which side of a channel a store is on: it sells there, or it buys. */
export const chatSides = ['SELLER', 'BUYER'] as const;
export type ChatSide = (typeof chatSides)[number];

export const messageKinds = ['TEXT', 'PHOTO', 'PRODUCT', 'ORDER'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a list of channels is narrowed to: WAITING are those whose last word is the other side's. */
export const channelTabs = ['ALL', 'UNREAD', 'WAITING', 'BLOCKED'] as const;
export type ChannelTab = (typeof channelTabs)[number];

export const reportReasons = ['SPAM', 'ABUSE', 'FRAUD', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportVerdicts = ['NOTHING_WRONG', 'WARNED', 'BLOCKED'] as const;

export const longestMessage = 4000;
export const longestReply = 1000;
export const mostReplies = 50;

/** What a quick reply may hold; filled in before it is sent, so that people see what they send. */
export const replyFields = ['nama', 'nomor pesanan', 'toko'] as const;
export type ReplyField = (typeof replyFields)[number];
