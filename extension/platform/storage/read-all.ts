import type { Area } from './area';
import type { Items } from './items';

const patience = 10_000;

/** @returns null when there is no such area, or none that answers */
export async function readAll(area: Area | undefined): Promise<Items | null> {
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  try {
    return (await Promise.race([area?.get(null), silence])) ?? null;
  } catch {
    return null;
  }
}
