import type { IncidentKind } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import { incidentKinds, kindLooks } from './kinds.ts';
import css from './report-buttons.module.css';

/** Four large keys; none of them sends anything yet. */
export function ReportButtons({ withSos, onPress }: { withSos: boolean; onPress: (kind: IncidentKind) => void }) {
  const { t } = useWords();
  const shown = incidentKinds.filter((kind) => withSos || kind !== 'international-sos');
  return (
    <ul className={css.keys} aria-label={t('safety.report')}>
      {shown.map((kind) => {
        const { icon: Icon, colour } = kindLooks[kind];
        return (
          <li key={kind}>
            <button type="button" className={css.key} data-colour={colour} onClick={() => onPress(kind)}>
              <Icon size={30} strokeWidth={1.8} aria-hidden="true" />
              <span className={css.keyName}>{t(`safety.kind_${kind}`)}</span>
              <span className={css.keyText}>{t(`safety.kindText_${kind}`)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
