import { ConstructionAdvisor } from './construction-advisor';
import { MaterialAdvisor } from './material-advisor';

/** Both advisors beside each other, under each other on phones. */
export function Advisors() {
  return (
    <div className="tools-advisors">
      <ConstructionAdvisor />
      <MaterialAdvisor />
    </div>
  );
}
