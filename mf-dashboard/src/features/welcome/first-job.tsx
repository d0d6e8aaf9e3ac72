import { Button, CheckIcon, LinkButton, Panel } from '@dwang/kit';
import { type FirstJobStep, useFirstJob } from './use-first-job';

const focusTimer = () => {
  const card = document.querySelector<HTMLElement>('[data-widget="job-timer"]');
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector<HTMLElement>('.dashboard-timer-main')?.focus();
};

/** For a new account: four steps from nothing to the first invoice. There from the first moment, so that it pushes nothing down. */
export function FirstJob() {
  const { steps, isKnown, skip } = useFirstJob();
  if (!steps) return null;
  const next = steps.find((step) => !step.isDone);
  return (
    <Panel className="dashboard-first">
      <section aria-label="Your first job" aria-busy={!isKnown}>
        <div className="dashboard-first-head">
          <h2>Your first job</h2>
          <Button type="text" onClick={skip}>
            Skip
          </Button>
        </div>
        <ol>
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} isNext={step === next} />
          ))}
        </ol>
      </section>
    </Panel>
  );
}

function Step({ step, number, isNext }: { step: FirstJobStep; number: number; isNext: boolean }) {
  const type = isNext ? 'primary' : 'default';
  return (
    <li data-done={step.isDone}>
      <span className="dashboard-first-mark" aria-hidden>
        {step.isDone ? <CheckIcon aria-hidden /> : number}
      </span>
      <span className="dashboard-first-title">
        {step.title}
        {step.isDone && <small> Done</small>}
      </span>
      {!step.isDone && step.to && (
        <LinkButton to={step.to} type={type} aria-label={`Go: ${step.title}`}>
          Go
        </LinkButton>
      )}
      {!step.isDone && !step.to && (
        <Button type={type} onClick={focusTimer} aria-label="Go to the timer">
          Go
        </Button>
      )}
    </li>
  );
}
