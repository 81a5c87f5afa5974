import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { saveUiState, uiState } from './ui-states.service.ts';

export const uiStatesRoutes = [
  bind(contract.sellerUiStates.get, ({ db, who, scope, query }) =>
    uiState(db, who, scope, query.page),
  ),
  bind(contract.sellerUiStates.save, ({ db, who, scope, body }) =>
    saveUiState(db, who, scope, body),
  ),
];
