import { t } from '../../platform/i18n';
import type { CountedClass, Counts } from '../../platform/history/history';
import { moment, number } from '../../ui/numbers';

/** How many parameters of each class went from how many links. */
export function Counted({ counts: { since, links, classes } }: { counts: Counts }) {
  const rows = (Object.entries(classes) as [CountedClass, number][]).toSorted(([, a], [, b]) => b - a);
  const most = Math.max(...rows.map(([, times]) => times));
  return (
    <section>
      <h2>{t('history_counts')}</h2>
      <p class="about">{t('history_counted', { count: number(links), since: moment(since) })}</p>
      {rows.length > 0 && (
        <table class="counted">
          <thead class="unseen">
            <tr>
              <th>{t('rules_class')}</th>
              <th>{t('history_times')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, times]) => (
              <tr key={name}>
                <th scope="row">{classText(name)}</th>
                <td>
                  <span class="bar" style={{ inlineSize: `${(times / most) * 100}%` }} aria-hidden="true" />
                  <span class="times">{number(times)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function classText(name: CountedClass): string {
  switch (name) {
    case 'click-id':
      return t('rules_class_click_id');
    case 'user-id':
      return t('rules_class_user_id');
    case 'other':
      return t('history_class_other');
    case 'redirect':
      return t('history_class_redirect');
    default:
      return t(`rules_class_${name}`);
  }
}
