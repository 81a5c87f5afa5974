import type { ChatSide } from '@marketplace/contract/chat-words';
import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useServices } from '../../../platform/services.ts';
import { ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { questionsQuery } from '../chat.query.ts';
import { type FieldValues, filled } from './reply-fields.ts';

type Props = {
  store_id: string;
  side: ChatSide;
  fields: FieldValues;
  onPick: (text: string) => void;
  onReplies?: (() => void) | undefined;
};

const style = chipStyle();

/** What is asked and said most, by a tap, while nothing else is written. */
export function QuickQuestions({ store_id, side, fields, onPick, onReplies }: Props) {
  const { data } = useQuery(questionsQuery(useServices(), store_id, side));
  const questions = data?.questions ?? [];
  if (questions.length === 0 && !onReplies) return null;
  return (
    <ChipRow role="group" aria-label="Pertanyaan cepat">
      {onReplies && (
        <button type="button" onClick={onReplies} className={style}>
          <Zap aria-hidden className="size-4" />
          Balasan cepat
        </button>
      )}
      {questions.map(({ question_id, text }) => (
        <button key={question_id} type="button" onClick={() => onPick(text)} className={style}>
          <span className="max-w-64 truncate">{shown(text, fields)}</span>
        </button>
      ))}
    </ChipRow>
  );
}

/** What has to be chosen first is left open. */
const shown = (text: string, fields: FieldValues): string =>
  filled(text, fields).replaceAll(/\{[^}]*\}/gu, '…');
