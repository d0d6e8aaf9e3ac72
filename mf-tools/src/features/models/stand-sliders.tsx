import { Slider } from '@dwang/kit/form';
import { useId } from 'react';
import type { Stand } from './scene-site';

const SLIDERS = [
  ['distance', 'Distance', 1, 25, 0.1, ' m'],
  ['aside', 'To the side', -8, 8, 0.1, ' m'],
  ['turn', 'Turn', -180, 180, 1, '°'],
  ['tilt', 'Camera down', -10, 80, 1, '°'],
  ['eye', 'Eye height', 0.5, 6, 0.05, ' m'],
] as const;

/** Where the model stands and how one looks at it. */
export function StandSliders({ stand, onChange }: { stand: Stand; onChange: (stand: Stand) => void }) {
  return (
    <div className="models-stand">
      {SLIDERS.map(([name, label, min, max, step, unit]) => (
        <StandSlider
          key={name}
          {...{ label, min, max, step, unit }}
          value={stand[name]}
          onChange={(value) => onChange({ ...stand, [name]: value })}
        />
      ))}
    </div>
  );
}

interface StandSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  unit: string;
  value: number;
  onChange: (value: number) => void;
}

function StandSlider({ label, unit, value, onChange, ...bounds }: StandSliderProps) {
  const id = useId();
  return (
    <div className="models-stand-row">
      <span id={id}>{label}</span>
      <Slider {...bounds} value={value} onChange={onChange} ariaLabelledByForHandle={id} tooltip={{ open: false }} />
      <output>
        {value}
        {unit}
      </output>
    </div>
  );
}
