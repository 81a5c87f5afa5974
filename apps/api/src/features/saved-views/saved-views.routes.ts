import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { changeView, createView, listViews, removeView } from './saved-views.service.ts';

const { savedViews } = contract;

export const savedViewsRoutes = [
  bind(savedViews.list, ({ db, who, scope, query }) =>
    listViews(db, who, scope, query.select_all_seller_store),
  ),
  bind(savedViews.create, ({ db, who, scope, body }) => createView(db, who, scope, body)),
  bind(savedViews.update, ({ db, who, scope, body }) => changeView(db, who, scope, body)),
  bind(savedViews.remove, ({ db, who, scope, body }) => removeView(db, who, scope, body)),
];
