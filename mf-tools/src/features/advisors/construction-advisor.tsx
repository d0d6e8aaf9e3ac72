import { MAX_SITUATION, type SituationAdvice } from '@dwang/contracts';
import { Alert, Heading, SectionCard } from '@dwang/kit';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useAdviseSituationMutation } from '../../api/advisors';
import { Paragraphs } from './paragraphs';
import { Sources } from './sources';
import './advisors.css';

interface Values {
  context?: string;
}

/** Answers a described situation from the guidance on New Zealand practice. */
export function ConstructionAdvisor() {
  const notify = useNotify();
  const [ask] = useAdviseSituationMutation();
  const [advice, setAdvice] = useState<SituationAdvice | null>(null);
  const advise = async ({ context = '' }: Values) => {
    if (!context.trim()) {
      notify.warning({
        title: 'Input Required',
        description: 'Please describe your construction situation to get recommendations.',
      });
      return;
    }
    try {
      setAdvice(await ask({ context: context.trim() }).unwrap());
    } catch {
      notify.error({ title: 'Failed to generate recommendation. Please try again later.' });
    }
  };
  return (
    <SectionCard title="Construction Advisor">
      <EntryForm<Values> quiet saveLabel="Get Recommendations" savingLabel="Generating..." onSave={advise}>
        <TextAreaField
          name="context"
          label="Your situation"
          required
          help="What is built, where, how high, how old. Figures help."
          input={{ maxLength: MAX_SITUATION, rows: 4 }}
        />
      </EntryForm>
      <div className="tools-advice" role="status" aria-label="Recommendations">
        {advice && <Advice advice={advice} />}
      </div>
    </SectionCard>
  );
}

function Advice({ advice: { recommendation, points, sources, madeBy } }: { advice: SituationAdvice }) {
  return (
    <>
      {madeBy === 'model' && (
        <>
          <Alert type="warning" showIcon title="Written by a language model. The points below it are our own guidance." />
          <Paragraphs text={recommendation} />
        </>
      )}
      {points.map(({ title, text }) => (
        <div key={title}>
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
        </div>
      ))}
      <Sources sources={sources} />
      <p className="tools-advice-notice">General guidance of November 2026. The consent, the standards and the maker decide.</p>
    </>
  );
}
