import {
  type BrowserConfiguration,
  defaultBrowserConfiguration,
} from '@dre/core/contract/browser-configuration';
import type { Config } from '../../config.ts';

export function browserConfiguration(config: Config, now: Date): BrowserConfiguration {
  return {
    ...defaultBrowserConfiguration,
    captchaProvider: config.captcha.provider,
    captchaSiteKey: config.captcha.siteKey,
    passwordResetUrl: config.passwordResetUrl ?? defaultBrowserConfiguration.passwordResetUrl,
    year: now.getFullYear(),
  };
}
