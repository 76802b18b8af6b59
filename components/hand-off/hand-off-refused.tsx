import { MessageSquareWarning } from 'lucide';
import { ButtonLink, DocumentButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

/** The reason for a refused hand-off: nothing was handed over, or it is not valid. */
export type Refused = keyof typeof handOffText.refused;

type Props = {
  reason: Refused;
  /** It was the log-in page that the token was handed to. */
  isFromLogin: boolean;
  /** Somebody is logged in all the same. */
  isLoggedIn: boolean;
  /** Where the work-chat app's own log-in begins, by configuration. */
  enterAgainUrl?: string;
};

/** AUTH-07, S14: says why, and offers a way on that is not the one that just failed. */
export function HandOffRefused({ reason, isFromLogin, isLoggedIn, enterAgainUrl }: Props) {
  const words = isFromLogin && reason === 'expired' ? handOffText.loginFailed : handOffText.refused[reason];
  return (
    <StateView
      variant="page"
      icon={<Icon of={MessageSquareWarning} size={22} />}
      title={words.title}
      actions={
        isLoggedIn ? (
          <ButtonLink variant="contained" href="/schedule">
            {handOffText.goOn}
          </ButtonLink>
        ) : (
          <>
            {enterAgainUrl && !isFromLogin ? (
              <a href={enterAgainUrl} rel="noopener noreferrer">
                {handOffText.enterAgain}
              </a>
            ) : null}
            <DocumentButton variant="contained" href="/login">
              {handOffText.logIn}
            </DocumentButton>
          </>
        )
      }
    >
      {words.hint}
    </StateView>
  );
}
