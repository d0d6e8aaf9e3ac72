import { PLAN_KINDS } from './plan-kinds';
import { PlanTool } from './plan-tool';

export default function Tool() {
  return <PlanTool kind={PLAN_KINDS.floor} />;
}
