import { withoutPassword } from '../faults.ts';
import { type Environment, type Setting, type SettingName, settings } from '../settings.ts';

export interface ShownSetting {
  name: SettingName;
  value: string;
  from: 'environment' | 'default' | 'nowhere';
}

/** Returns every effective setting, with secrets hidden. */
export function shownSettings(environment: Environment): ShownSetting[] {
  return (Object.entries(settings) as [SettingName, Setting][]).map(([name, { usual, isSecret }]) => {
    const given = environment[name];
    if (given !== undefined && given !== '') {
      return { name, value: isSecret ? '…' : withoutPassword(name, given), from: 'environment' };
    }
    return usual === undefined ? { name, value: '', from: 'nowhere' } : { name, value: usual, from: 'default' };
  });
}
