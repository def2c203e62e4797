import { useState } from 'react';
import { makeQuotation, readQuotationsAgain } from '../../../features/quotations/quotations.api.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { useGo } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';

interface QuoteProjectProps {
  projectId: string;
  name: string;
  /** the project has nothing to quote for */
  isEmpty: boolean;
}

/** Makes a quotation for a project. */
export function QuoteProject({ projectId, name, isEmpty }: QuoteProjectProps) {
  const { userId } = useCustomer().user;
  const go = useGo();
  const [make] = useState(() => safeToRepeat(makeQuotation));
  const { run, isPending, error } = useWrite(async () => {
    const { quotationId } = await make({ userId, source: 'project', projectId, title: name });
    void readQuotationsAgain();
    go('quotation', { id: quotationId });
  });
  return (
    <>
      <Button variant="outline" disabled={isEmpty} loading={isPending} onClick={() => void run()}>
        Make a quotation
      </Button>
      <Problem error={error} />
    </>
  );
}
