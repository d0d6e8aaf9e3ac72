import { Heading, Stack } from '@dwang/kit';
import { CalculatorLinks } from '../../parts/calculator-links';
import { LoadSchedule } from './load-schedule';

/** A load schedule with its diagram, and the trade's calculators. */
export default function ElectricalTool() {
  return (
    <Stack>
      <Heading level={3}>Load schedule</Heading>
      <LoadSchedule />
      <Heading level={3}>Calculators</Heading>
      <CalculatorLinks label="Electrical calculators" ids={['voltage-drop', 'load-current']} />
    </Stack>
  );
}
