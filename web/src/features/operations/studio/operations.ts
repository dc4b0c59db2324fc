import type { StudioDto } from '../../../api/generated/model';
import type { Operation } from './studio.store';

/** Whether viewers lose the picture by it, for a moment or for good: such an operation is confirmed first. */
export function interrupts(operation: Operation, { state, clarity }: StudioDto): boolean {
  if (state === 'offAir') return false;
  switch (operation.action) {
    case 'stop':
    case 'pushGasket':
    case 'switchStream':
    case 'switchMethod':
      return true;
    case 'removeClarity':
      return operation.clarity === clarity;
    case 'start':
    case 'removeGasket':
    case 'changeClarity':
    case 'restoreClarity':
      return false;
  }
}
