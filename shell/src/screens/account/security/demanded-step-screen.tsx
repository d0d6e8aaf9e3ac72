import { useSession } from '../../../session';
import { SignInLayout } from '../../sign-in/sign-in-layout';
import { demandWords } from './demand-words';
import DemandedStep from './demanded-step';

/** Instead of every screen, until the second step that the company asks for is there. */
export default function DemandedStepScreen() {
  const { user } = useSession();
  return (
    <SignInLayout title="One more step" subtitle={demandWords(user?.company.name)}>
      <DemandedStep />
    </SignInLayout>
  );
}
