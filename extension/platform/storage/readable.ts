import type { Settings } from '../messages';
import { settingShapes } from '../settings/settings';
import { read, type Shape } from '../shape';
import type { Place } from './places';
import type { Register } from './register';

/** Whether this version knows what a stored choice means. One that it does not is kept and passed on as it is. */
export function isReadable({ value }: Register, { in: where, name }: Place): boolean {
  if (value === null) return true;
  if (where === 'parameters') return value === 'keep' || value === 'strip';
  if (where === 'flags') return (name === 'alone' || name === 'liftGuard') && value === true;
  return isSetting(name) && read<unknown>(settingShapes[name], value, name).ok;
}

/** The value of a setting; null when there is none that this version can read. */
export function settingValue<K extends keyof Settings>(name: K, register: Register | undefined): Settings[K] | null {
  if (!register || register.value === null) return null;
  const shape: Shape<Settings[K]> = settingShapes[name];
  const value = read(shape, register.value, name);
  return value.ok ? value.value : null;
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(settingShapes, name);
}
