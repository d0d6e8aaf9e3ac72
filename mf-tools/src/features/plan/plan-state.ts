import type { Plan, PlanItem, PlanWall } from '@dwang/domain/plans';
import type { PlanKind } from './plan-kinds';

/** A plan with its way back: every change can be undone and done again. */
export interface PlanState {
  plan: Plan;
  past: readonly Plan[];
  future: readonly Plan[];
  /** The wall or item that is marked. */
  chosen: string | null;
}

export type PlanAction =
  | { do: 'resize'; width: number; height: number }
  | { do: 'add-wall'; wall: PlanWall }
  | { do: 'add-item'; item: PlanItem }
  | { do: 'change-wall'; id: string; change: Partial<Omit<PlanWall, 'id'>>; isSame?: boolean }
  | { do: 'change-item'; id: string; change: Partial<Omit<PlanItem, 'id'>>; isSame?: boolean }
  | { do: 'remove'; id: string }
  | { do: 'clear' }
  | { do: 'choose'; id: string | null }
  | { do: 'undo' }
  | { do: 'redo' };

/** So many steps can be taken back. */
const MOST_STEPS = 100;

export const emptyPlan = ({ width, height }: PlanKind): Plan => ({ width, height, walls: [], items: [] });

export const startState = (plan: Plan): PlanState => ({ plan, past: [], future: [], chosen: null });

export function planReducer(state: PlanState, action: PlanAction): PlanState {
  switch (action.do) {
    case 'choose':
      return { ...state, chosen: action.id };
    case 'undo':
      return back(state);
    case 'redo':
      return forth(state);
    default: {
      const plan = changed(state.plan, action);
      // One drag is one step: what follows in it changes the plan, not the way back.
      const past = 'isSame' in action && action.isSame ? state.past : [...state.past, state.plan].slice(-MOST_STEPS);
      return { plan, past, future: [], chosen: chosenAfter(state, action) };
    }
  }
}

function back({ plan, past, future }: PlanState): PlanState {
  const before = past.at(-1);
  return before
    ? { plan: before, past: past.slice(0, -1), future: [plan, ...future], chosen: null }
    : { plan, past, future, chosen: null };
}

function forth({ plan, past, future }: PlanState): PlanState {
  const [next, ...rest] = future;
  return next ? { plan: next, past: [...past, plan], future: rest, chosen: null } : { plan, past, future, chosen: null };
}

type Change = Exclude<PlanAction, { do: 'choose' | 'undo' | 'redo' }>;

function changed(plan: Plan, action: Change): Plan {
  switch (action.do) {
    case 'resize':
      return { ...plan, width: action.width, height: action.height };
    case 'add-wall':
      return { ...plan, walls: [...plan.walls, action.wall] };
    case 'add-item':
      return { ...plan, items: [...plan.items, action.item] };
    case 'change-wall':
      return { ...plan, walls: plan.walls.map((wall) => (wall.id === action.id ? { ...wall, ...action.change } : wall)) };
    case 'change-item':
      return { ...plan, items: plan.items.map((item) => (item.id === action.id ? { ...item, ...action.change } : item)) };
    case 'remove':
      return {
        ...plan,
        walls: plan.walls.filter(({ id }) => id !== action.id),
        items: plan.items.filter(({ id }) => id !== action.id),
      };
    case 'clear':
      return { ...plan, walls: [], items: [] };
  }
}

function chosenAfter({ chosen }: PlanState, action: Change): string | null {
  if (action.do === 'add-item') return action.item.id;
  if (action.do === 'add-wall' || action.do === 'clear') return null;
  return action.do === 'remove' && action.id === chosen ? null : chosen;
}
