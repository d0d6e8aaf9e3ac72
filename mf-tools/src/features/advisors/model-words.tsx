import { Alert, Button, Heading } from '@dwang/kit';
import { Paragraphs } from './paragraphs';
import type { AdviceSoFar } from './use-advice';

/** Why there are no words of a model; nothing is said where none is set up. */
const WHY_NOT: Partial<Record<AdviceSoFar['model'], string>> = {
  limit:
    "Your company's answers by the language model are used up for today; they begin anew at midnight. This is our own guidance.",
  failed: 'The language model gave no answer that can be used. This is our own guidance.',
  slow: 'The language model took too long. This is our own guidance.',
  stopped: 'Stopped. This is our own guidance.',
};

/** What a language model makes of the guidance above it, marked as such, while it is being written and after. */
export function ModelWords({ words, model, onStop }: Pick<AdviceSoFar, 'words' | 'model'> & { onStop: () => void }) {
  const why = WHY_NOT[model];
  if (why) return <Alert type="info" showIcon title={why} />;
  if (model === 'off' || (model === 'used' && !words)) return null;
  const isWriting = model === 'writing';
  return (
    <section className="tools-advice-model" aria-label="In the words of a language model" aria-busy={isWriting}>
      <div className="tools-advice-model-head">
        <Heading level={3}>In other words</Heading>
        {isWriting && (
          <Button size="small" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
      <Alert type="warning" showIcon title="Written by a language model. The points above it are our own guidance." />
      {words ? <Paragraphs text={words} /> : <p className="tools-advice-notice">Writing...</p>}
    </section>
  );
}
