import { AddIcon, Button, Link } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { lazy, Suspense, useState } from 'react';
import type { EstimateMaterial } from './estimate-material';
import './estimating.css';

const AddDialog = lazy(() => import('./add-dialog'));

interface AddToEstimateProps {
  materials: readonly EstimateMaterial[];
  /** The job whose estimates are offered first. */
  projectId?: number | undefined;
}

/** Puts materials on a new estimate or on one that is there. Estimates belong to the office: others are not offered it. */
export function AddToEstimate({ materials, projectId }: AddToEstimateProps) {
  const isOffice = useUser().role !== 'contractor';
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<{ id: number; name: string; what: string } | null>(null);
  if (!isOffice) return null;
  const what = JSON.stringify(materials);
  return (
    <div className="tools-estimate-add">
      <Button icon={<AddIcon aria-hidden />} disabled={materials.length === 0} onClick={() => setOpen(true)}>
        Add to estimate
      </Button>
      <span role="status">
        {added?.what === what && (
          <>
            Added to <Link to={`/estimates/${added.id}?tab=summary`}>{added.name}</Link>
          </>
        )}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <AddDialog
            materials={materials}
            projectId={projectId}
            onAdded={({ id, name }) => {
              setAdded({ id, name, what });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
