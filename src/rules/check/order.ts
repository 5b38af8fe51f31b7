import type { RuleFault } from '../fault';
import { isRecord } from '../fields';
import type { SourceFile } from '../gather';

const head = ['schema', 'kind', 'about', 'except', 'rules', 'families', 'version'];

/**
 * What is out of order in files that are well formed: a file begins with its head; a rule begins with its id, and its
 * spares follow its samples, so that one finds one's way by eye; nothing stands twice in a list where once is enough.
 */
export function orderFaults(files: readonly SourceFile[]): RuleFault[] {
  return files.flatMap(({ name: file, json }) => {
    if (!isRecord(json)) return [];
    const rules = Array.isArray(json['rules']) ? json['rules'].filter(isRecord) : [];
    return [
      ...headFault(json).map((fault) => ({ file, ...fault })),
      ...rules.flatMap((rule) =>
        [...ruleFault(rule), ...twice(rule)].map((fault) => ({ file, rule: String(rule['id']), ...fault })),
      ),
    ];
  });
}

type Entry = Readonly<Record<string, unknown>>;
type Fault = Pick<RuleFault, 'field' | 'message' | 'advice'>;

function headFault(json: Entry): Fault[] {
  const fields = Object.keys(json);
  const ordered = head.filter((field) => fields.includes(field));
  if (fields.join() === ordered.join()) return [];
  return [{ message: 'its fields are out of order', advice: `Write them as ${ordered.join(', ')}.` }];
}

function ruleFault(rule: Entry): Fault[] {
  const fields = Object.keys(rule);
  const faults: Fault[] = [];
  if (fields[0] !== 'id')
    faults.push({ field: 'id', message: 'is not the first field', advice: 'Begin the rule with its id.' });
  const [samples, spares] = [fields.indexOf('samples'), fields.indexOf('spares')];
  if (samples >= 0 && spares >= 0 && spares !== samples + 1)
    faults.push({
      field: 'spares',
      message: 'do not follow the samples',
      advice: 'Write the spares right behind the samples.',
    });
  return faults;
}

function twice(rule: Entry): Fault[] {
  return ['names', 'hosts', 'paths', 'samples', 'spares'].flatMap((field) => {
    const list = rule[field];
    if (!Array.isArray(list)) return [];
    const texts = list.map((item) => JSON.stringify(item));
    const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
    if (again < 0) return [];
    return [{ field: `${field}[${again}]`, message: `${texts[again]} stands there twice`, advice: 'Take one out.' }];
  });
}
