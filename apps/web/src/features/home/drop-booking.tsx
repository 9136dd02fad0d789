import { useNavigate } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useWords } from '../../words/words.ts';
import { useDropAnywhere } from '../imports/use-drop-anywhere.ts';
import { useImportSender } from '../imports/use-import-sender.ts';
import css from './drop-booking.module.css';

/** A confirmation dropped anywhere on Home is imported; the tray shows what becomes of it. Default export: comes after the page. */
export default function DropBooking() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { sendFiles } = useImportSender();
  const over = useDropAnywhere(async (files) => {
    await sendFiles(files);
    await navigate({ to: '/imports' });
  });
  if (!over) return null;
  return (
    <div className={css.veil}>
      <p className={css.text}>
        <FileDown size={32} aria-hidden="true" />
        {t('home.dropBooking')}
      </p>
    </div>
  );
}
