import { centsToDecimal, shortDecimal } from '@dwang/domain';
import { type EstimateSums, MAX_MARGIN } from '@dwang/domain/estimates';
import { formatMoney, SectionCard, Switch, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { readPercent, TypedInput } from './typed-input';
import type { EstimateEditor } from './use-estimate-edit';

/** Waste, margin and GST, and what the whole comes to. */
export function TermsCard({ editor: { edit, change }, sums }: { editor: EstimateEditor; sums: EstimateSums }) {
  const money = (cents: number) => formatMoney(centsToDecimal(cents));
  return (
    <SectionCard title="What it comes to">
      <div className="estimate-terms">
        <div className="estimate-term">
          <span>Waste</span>
          <TypedInput
            aria-label="Waste in per cent"
            suffix="%"
            value={shortDecimal(edit.wastePercent)}
            read={readPercent(100)}
            onChange={(percent) => change({ wastePercent: Number(percent).toFixed(2) })}
          />
        </div>
        <div className="estimate-term">
          <span>Margin</span>
          <TypedInput
            aria-label="Margin in per cent"
            suffix="%"
            value={shortDecimal(edit.marginPercent)}
            read={readPercent(MAX_MARGIN)}
            onChange={(percent) => change({ marginPercent: Number(percent).toFixed(2) })}
          />
        </div>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control */}
        <label className="estimate-term">
          <span>Add GST (15%)</span>
          <Switch
            aria-label="Add GST (15%)"
            checked={edit.gst === 'exclusive'}
            onChange={(isOn) => change({ gst: isOn ? 'exclusive' : 'none' })}
          />
        </label>
      </div>
      <Text rank="secondary">
        Waste buys more of each material of the catalogue or a price list, whole pieces where it is sold by the piece; a line that
        you typed is bought as typed. Margin is the part of the price of materials that is yours: at 20% what costs $80 is sold
        for $100. Hours are charged at their rate.
      </Text>
      <div aria-live="polite">
        <DetailList
          items={[
            { label: 'Materials', value: money(sums.materialsCents), numeric: true },
            { label: 'Margin', value: money(sums.marginCents), numeric: true },
            { label: 'Labour', value: money(sums.labourCents), numeric: true },
            { label: 'Subtotal', value: money(sums.subtotalCents), numeric: true },
            { label: edit.gst === 'exclusive' ? 'GST (15%)' : 'GST (none)', value: money(sums.taxCents), numeric: true },
            { label: 'Estimate total', value: money(sums.totalCents), numeric: true, total: true },
          ]}
        />
      </div>
    </SectionCard>
  );
}
