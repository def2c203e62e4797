/** @returns whether the work has ended in time; it goes on if not */
export async function within(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const isInTime = await Promise.race([work.then(() => true), limit]);
  clearTimeout(timer);
  return isInTime;
}
