import { Segmented, Stack } from '@dwang/kit';
import { useState } from 'react';
import { ByPhone } from './by-phone';
import { ByPhoto } from './by-photo';
import './angle.css';

type Way = 'Phone' | 'Photo';

/** The angle between two edges: the phone held against one and then the other, or three points on a photo. */
export default function AngleTool() {
  const [way, setWay] = useState<Way>('Phone');
  return (
    <Stack>
      <Segmented<Way> aria-label="Way" options={['Phone', 'Photo']} value={way} onChange={setWay} />
      {way === 'Phone' ? <ByPhone onPhoto={() => setWay('Photo')} /> : <ByPhoto />}
    </Stack>
  );
}
