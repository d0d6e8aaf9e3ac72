import type { AdvisorBudget, AdvisorProjectType, MaterialAdvice } from '@dwang/contracts';
import { SectionCard } from '@dwang/kit';
import { EntryForm, NumberField, SelectField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useAdviseMaterialsMutation } from '../../api/advisors';
import { BUDGETS, LOCATIONS, PROJECT_TYPES } from './choices';
import { MaterialAdviceView } from './material-advice';
import { NoAnswer } from './no-answer';
import './advisors.css';

interface Values {
  projectType: AdvisorProjectType;
  budget: AdvisorBudget;
  location: string;
  size?: string;
}

const FIRST: Partial<Values> = { projectType: 'residential-new-build', budget: 'mid-range', location: 'Auckland' };

/** Lists what a job of a kind takes, with prices of the catalogue. */
export function MaterialAdvisor() {
  const notify = useNotify();
  const [ask] = useAdviseMaterialsMutation();
  const [advice, setAdvice] = useState<MaterialAdvice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const advise = async ({ size, ...choices }: Values) => {
    setFailed(false);
    try {
      setAdvice(await ask({ ...choices, ...(size?.trim() && { size: Number(size) }) }).unwrap());
    } catch {
      setFailed(true);
      notify.error({ title: 'Failed to generate material recommendations. Please try again later.' });
    }
  };
  return (
    <SectionCard title="Material Advisor">
      <EntryForm<Values>
        quiet
        initialValues={FIRST}
        saveLabel="Get Material Recommendations"
        savingLabel="Generating..."
        onSave={advise}
      >
        <div className="tools-advisor-fields">
          <SelectField<AdvisorProjectType>
            name="projectType"
            label="Project type"
            required
            select={{ options: [...PROJECT_TYPES] }}
          />
          <SelectField<AdvisorBudget> name="budget" label="Budget" required select={{ options: [...BUDGETS] }} />
          <SelectField<string> name="location" label="Location" required select={{ options: [...LOCATIONS] }} />
          <NumberField name="size" label="Size in m²" help="Left empty, we take a usual size." min={1} max={5000} decimals={0} />
        </div>
      </EntryForm>
      <div className="tools-advice" role="status" aria-label="Material recommendations">
        {hasFailed && <NoAnswer />}
        {advice && <MaterialAdviceView advice={advice} />}
      </div>
    </SectionCard>
  );
}
