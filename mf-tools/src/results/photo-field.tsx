import { PhotoRefused, type ShrunkPhoto, shrinkPhoto } from '@dwang/client/photos';
import { Button, DeleteIcon, Row, Stack, Text } from '@dwang/kit';
import { CameraIcon, UploadIcon } from '@dwang/kit/data';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface PhotoFieldProps {
  value?: ShrunkPhoto | null;
  onChange?: (photo: ShrunkPhoto | null) => void;
}

/** One photo from the camera or from the device, made small at once; what cannot be used is said here. */
export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File) => {
    setFault(null);
    try {
      onChange?.(await shrinkPhoto(file));
    } catch (error) {
      setFault(error instanceof PhotoRefused ? error.message : `${file.name} cannot be read as a photo.`);
    }
  };
  return (
    <Stack gap={2}>
      {value ? (
        <Row>
          <Preview photo={value} />
          <Button icon={<DeleteIcon aria-hidden />} onClick={() => onChange?.(null)}>
            Remove photo
          </Button>
        </Row>
      ) : (
        <Row>
          <Pick label="Take photo" icon={<CameraIcon aria-hidden />} fromCamera onPick={take} />
          <Pick label="Choose photo" icon={<UploadIcon aria-hidden />} onPick={take} />
        </Row>
      )}
      <div role="status">{fault && <Text>{fault}</Text>}</div>
    </Stack>
  );
}

function Preview({ photo }: { photo: ShrunkPhoto }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo.blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <img className="tools-result-photo" src={address} width={photo.width} height={photo.height} alt="Chosen for this result" />
  );
}

interface PickProps {
  label: string;
  icon: ReactNode;
  /** Opens the phone's camera instead of its pictures. */
  fromCamera?: boolean;
  onPick: (file: File) => void;
}

function Pick({ label, icon, fromCamera = false, onPick }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) onPick(file);
  };
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="tools-result-pick"
        aria-label={label}
        onChange={take}
        {...(fromCamera ? { capture: 'environment' as const } : {})}
      />
    </>
  );
}
