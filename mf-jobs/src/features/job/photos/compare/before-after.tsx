import type { Photo } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { type CSSProperties, useState } from 'react';
import { PhotoPicture } from '../photo-picture';
import { photoWords, takenWords } from '../photo-words';

/** Two photos one over the other, parted by a line that is moved by finger, mouse or arrow keys. */
export function BeforeAfter({ before, after }: { before: Photo; after: Photo }) {
  const { timeZone } = useUser().company;
  const [split, setSplit] = useState(50);
  return (
    <figure className="job-compare-figure">
      <div className="job-compare" style={{ '--split': `${split}%` } as CSSProperties}>
        <PhotoPicture key={before.uid} photo={before} whole alt={`Before: ${photoWords(before, timeZone)}`} />
        <div className="job-compare-after">
          <PhotoPicture key={after.uid} photo={after} whole alt={`After: ${photoWords(after, timeZone)}`} />
        </div>
        <span className="job-compare-line" aria-hidden />
        <input
          type="range"
          min={0}
          max={100}
          value={split}
          aria-label="How much of the photo from before is shown"
          onChange={({ target }) => setSplit(Number(target.value))}
        />
      </div>
      <figcaption className="job-compare-words">
        <span>
          <strong>Before</strong> {takenWords(before, timeZone)}
        </span>
        <span>
          <strong>After</strong> {takenWords(after, timeZone)}
        </span>
      </figcaption>
    </figure>
  );
}
