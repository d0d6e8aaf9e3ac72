import { Dialog, Stack, Text } from '@dwang/kit';
import { useSession } from '../../../session';
import { demandWords } from './demand-words';
import DemandedStep from './demanded-step';

/** The company has begun to ask for a second step during work. What is on the screen stays. */
export default function DemandedStepDialog() {
  const { user } = useSession();
  return (
    <Dialog open size="small" title="One more step">
      <Stack gap={4}>
        <Text rank="secondary">{demandWords(user?.company.name)} What is on this screen is kept.</Text>
        <DemandedStep />
      </Stack>
    </Dialog>
  );
}
