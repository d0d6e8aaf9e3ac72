import type { Plan } from '@dwang/domain/plans';
import { usePersistentDraft } from '@dwang/kit/form';
import { useEffect, useReducer } from 'react';
import type { PlanKind } from './plan-kinds';
import { emptyPlan, planReducer, startState } from './plan-state';

/** The plan of this planner, as it was left on this device by this person. */
export function usePlan(kind: PlanKind) {
  const draft = usePersistentDraft<Plan>(kind.id);
  const [state, act] = useReducer(planReducer, null, () => startState(keptPlan(draft.restored, kind)));
  const { save, clear } = draft;
  const { plan } = state;
  useEffect(() => {
    if (plan.walls.length + plan.items.length > 0) save(plan);
    else clear();
  }, [save, clear, plan]);
  return { ...state, act };
}

/** What was kept is believed only where it has the shape of a plan. */
function keptPlan(kept: Partial<Plan> | null, kind: PlanKind): Plan {
  const isWhole =
    kept &&
    typeof kept.width === 'number' &&
    typeof kept.height === 'number' &&
    Array.isArray(kept.walls) &&
    Array.isArray(kept.items);
  return isWhole ? (kept as Plan) : emptyPlan(kind);
}
