export const proposalKinds = ['PRODUCT', 'GENERIC'] as const;
export const proposalStates = ['PENDING', 'NEEDS_REVISION', 'APPROVED', 'REJECTED'] as const;
export const proposalStepKinds = ['SENT', 'RETURNED', 'REVISED', 'APPROVED', 'REJECTED'] as const;

export type ProposalKind = (typeof proposalKinds)[number];
export type ProposalState = (typeof proposalStates)[number];
export type ProposalStepKind = (typeof proposalStepKinds)[number];

/** Of one store, until an operator decides on some. */
export const mostOpenProposals = 100;
export const mostProposalPhotos = 5;
export const mostProposalVariants = 20;
