/**
 * A shared module is provided only when it is in this build's graph: every group of the kit is named here, fetched when a remote asks.
 * The build fails when one is missing.
 */
export const provided = {
  data: () => import('@dwang/kit/data'),
  form: () => import('@dwang/kit/form'),
  charts: () => import('@dwang/kit/charts'),
  export: () => import('@dwang/kit/export'),
  map: () => import('@dwang/kit/map'),
};
