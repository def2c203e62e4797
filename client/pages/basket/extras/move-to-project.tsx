import { useEffect, useEffectEvent, useState } from 'react';
import { useBasketCall } from '../../../features/basket/basket.api.ts';
import { AddToProjectDialog } from '../../../features/projects/parts/add-to-project-dialog.tsx';
import { useAddToProject } from '../../../features/projects/use-add-to-project.ts';
import { focusHeading } from '../../../lib/focus.ts';
import { useDevice } from '../../../state/device.ts';
import type { Basket } from '../use-basket.ts';
import { type MovedProduct, movedProduct } from './moved-product.ts';
import { moveLine } from './moving-line.ts';

/** Adds a line to a project and then removes it from the basket, which can be undone like any removal. */
export function MoveToProject({ carId, basket }: { carId: string; basket: Basket }) {
  const lines = useBasketCall().data?.data;
  // keeps the line, as the dialog stays open after the line has gone
  const [found] = useState(() => lines?.find((line) => line.carId === carId));
  const product = found && movedProduct(found);
  const row = basket.rows.find((one) => one.carId === carId);
  const packs = row?.packs ?? found?.number ?? 0;
  if (!product) return null;
  return <Dialog product={product} packs={packs} onMoved={() => row && basket.remove(row)} />;
}

interface DialogProps {
  product: MovedProduct;
  packs: number;
  onMoved: () => void;
}

function Dialog({ product, packs, onMoved }: DialogProps) {
  const device = useDevice();
  const model = useAddToProject([{ product, packs }]);
  const isDone = model.step === 'done';
  const open = useEffectEvent(() => model.open());
  const tell = useEffectEvent(() => onMoved());
  useEffect(() => open(), []);
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
  function close(): void {
    model.close();
    moveLine('');
    if (isDone) focusHeading();
  }
  return (
    <AddToProjectDialog
      model={{ ...model, close }}
      placement={device === 'mobile' ? 'bottom' : 'center'}
      verb="Move"
    />
  );
}
