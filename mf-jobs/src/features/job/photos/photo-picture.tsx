import type { Photo } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { useEffect, useState } from 'react';
import { photoWords } from './photo-words';
import { usePhotoSource } from './use-photo-source';

/** The picture in the size that it is wanted in, or the words in its place while it cannot be had. */
export function PhotoPicture({ photo, whole = false, alt }: { photo: Photo; whole?: boolean; alt?: string }) {
  const source = usePhotoSource(photo, whole ? 'content' : 'thumbnail');
  const { timeZone } = useUser().company;
  // One that was brought back cannot be had before the server knows of it; then it has a new version.
  const name = `${source} ${photo.version}`;
  const [missing, setMissing] = useMissing();
  if (!source) return <span className="job-photo-wait">On its way</span>;
  if (missing === name) return <span className="job-photo-wait">Not on this device</span>;
  return (
    <img
      key={name}
      className={whole ? 'job-photo-whole' : 'job-photo-small'}
      src={source}
      width={photo.width}
      height={photo.height}
      alt={alt ?? photoWords(photo, timeZone)}
      loading={whole ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setMissing(name)}
    />
  );
}

/** Which picture could not be loaded; it is tried again once the network is back. */
function useMissing() {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (missing === null) return undefined;
    const retry = () => setMissing(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [missing]);
  return [missing, setMissing] as const;
}
