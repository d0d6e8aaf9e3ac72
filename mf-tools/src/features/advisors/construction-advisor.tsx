import { MAX_SITUATION } from '@dwang/contracts/values';
import { Heading, SectionCard } from '@dwang/kit';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { ModelWords } from './model-words';
import { NoAnswer } from './no-answer';
import { Sources } from './sources';
import { type AdviceSoFar, useAdvice } from './use-advice';
import './advisors.css';

interface Values {
  context?: string;
}

/** Answers a described situation from the guidance on New Zealand practice. */
export function ConstructionAdvisor() {
  const notify = useNotify();
  const { shown, ask, stop } = useAdvice();
  const [hasFailed, setFailed] = useState(false);
  const advise = async ({ context = '' }: Values) => {
    if (!context.trim()) {
      notify.warning({
        title: 'Input Required',
        description: 'Please describe your construction situation to get recommendations.',
      });
      return;
    }
    setFailed(false);
    try {
      await ask(context.trim());
    } catch {
      setFailed(true);
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
        {hasFailed && <NoAnswer />}
        {shown && <Advice {...shown} />}
      </div>
      {shown && (
        <div className="tools-advice-after">
          <ModelWords words={shown.words} model={shown.model} onStop={stop} />
          <Sources sources={shown.advice.sources} />
          <p className="tools-advice-notice">
            General guidance of November 2026. The consent, the standards and the maker decide.
          </p>
        </div>
      )}
    </SectionCard>
  );
}

/** The guide's own points, each with the document behind it. */
function Advice({ advice: { points } }: AdviceSoFar) {
  return points.map(({ title, text, basis }) => (
    <div key={title}>
      <Heading level={3}>{title}</Heading>
      <p>{text}</p>
      <p className="tools-advice-notice">Source: {basis}</p>
    </div>
  ));
}
