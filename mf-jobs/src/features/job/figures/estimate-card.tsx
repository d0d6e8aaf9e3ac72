import type { Project } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { Button, EmptyState, FinanceIcon, formatHours, formatMoney, Progress, SectionCard } from '@dwang/kit';

/** What was estimated against what the job's time comes to, in money and in hours. */
export function EstimateCard({ project, onEdit }: { project: Project; onEdit: (() => void) | null }) {
  const { estimateAmount, estimateHours, actualAmount, totalSeconds } = project;
  const [estimate, actual] = [estimateAmount ? parseCents(estimateAmount) : 0, parseCents(actualAmount ?? '0')];
  const estimateSeconds = estimateHours ? parseCents(estimateHours) * 36 : 0;
  const add = onEdit && <Button onClick={onEdit}>Add an estimate</Button>;
  return (
    <SectionCard title="Estimate against actual" icon={<FinanceIcon aria-hidden />}>
      {estimate === 0 && estimateSeconds === 0 ? (
        <EmptyState
          text="No estimate yet."
          hint="With the agreed price you see here how much of it the hours have used."
          action={add}
        />
      ) : (
        <div className="job-estimates">
          {estimate > 0 && (
            <Share
              label="Price"
              used={actual}
              of={estimate}
              usedText={formatMoney(actualAmount)}
              ofText={formatMoney(estimateAmount)}
            />
          )}
          {estimateSeconds > 0 && (
            <Share
              label="Hours"
              used={totalSeconds}
              of={estimateSeconds}
              usedText={formatHours(totalSeconds)}
              ofText={formatHours(estimateSeconds)}
            />
          )}
        </div>
      )}
    </SectionCard>
  );
}

interface ShareProps {
  label: string;
  used: number;
  of: number;
  usedText: string;
  ofText: string;
}

function Share({ label, used, of, usedText, ofText }: ShareProps) {
  const percent = Math.round((used / of) * 100);
  return (
    <div className="job-estimate">
      <div className="job-estimate-line">
        <span>{label}</span>
        <span className="job-estimate-figures">
          {usedText} of {ofText}
        </span>
      </div>
      <Progress
        percent={percent}
        showInfo={false}
        aria-label={`${label} used`}
        strokeColor={percent > 100 ? 'var(--dwang-bad)' : 'var(--dwang-calm)'}
      />
      <span className="job-row-beside">{percent > 100 ? `${percent}% used, over the estimate` : `${percent}% used`}</span>
    </div>
  );
}
