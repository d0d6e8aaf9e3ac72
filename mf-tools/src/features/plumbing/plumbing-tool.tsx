import { Stack, Text } from '@dwang/kit';
import { CalculatorLinks } from '../../parts/calculator-links';

/** Falls and pipe sizes: the calculators of the trade in one place. */
export default function PlumbingTool() {
  return (
    <Stack>
      <Text>Each draws what it works out, checks it against the rule it names, and can be saved to a job.</Text>
      <CalculatorLinks label="Plumbing calculators" ids={['pipe-size', 'drain-fall', 'waste-pipe', 'pipe-volume']} />
    </Stack>
  );
}
