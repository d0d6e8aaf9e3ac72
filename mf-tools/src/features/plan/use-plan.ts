import type { Plan } from '@dwang/domain/plans';
import { usePersistentDraft } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useEffect, useReducer } from 'react';
import type { PlanKind } from './plan-kinds';
import { emptyPlan, planReducer, startState } from './plan-state';

/** The plan of this planner, as it was left on this device by this person. */
export function usePlan(kind: PlanKind) {
  const { id: userId } = useUser();
  const draft = usePersistentDraft<Plan>(`${kind.id}-${userId}`);
  const [state, act] = useReducer(planReducer, null, () => startState(keptPlan(draft.restored, kind)));
  const { save } = draft;
  useEffect(() => save(state.plan), [save, state.plan]);
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
