import { Button } from 'antd';
import { useId } from 'react';
import { WarnIcon } from '../icons';

export interface Answer {
  label: string;
  onChoose: () => void;
  danger?: boolean;
}

export interface QuestionProps {
  title: string;
  text: string;
  /** The likely one first. */
  answers: Answer[];
  busy?: boolean;
}

/** Something that only the person can know, asked in its place with its answers beside it. Nothing happens until they choose. */
export function Question({ title, text, answers, busy = false }: QuestionProps) {
  const id = useId();
  return (
    <section className="dwang-question" aria-labelledby={id}>
      <p className="dwang-question-title" id={id}>
        <WarnIcon aria-hidden /> {title}
      </p>
      <p className="dwang-question-text">{text}</p>
      <div className="dwang-question-answers">
        {answers.map(({ label, onChoose, danger = false }) => (
          <Button key={label} onClick={onChoose} danger={danger} disabled={busy}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
