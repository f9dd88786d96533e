export { Button, type ButtonProps } from './actions/button';
export { Chip, type ChipProps } from './actions/chip';
export { HoldButton, type HoldButtonProps } from './actions/hold-button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { Spinner } from './actions/spinner';
export { Switch, type SwitchProps } from './actions/switch';
export { type Tab, Tabs, type TabsProps } from './actions/tabs';
export { TextLink, type TextLinkProps } from './actions/text-link';
export { createIcon } from './drawings/create-icon';
export { Brand, Logo, type LogoProps } from './drawings/logo';
export { Peacock } from './drawings/peacock';
export { RickshawBorder } from './drawings/rickshaw-border';
export { VehicleDrawing, type VehicleDrawingProps } from './drawings/vehicle-drawing';
export { ChoiceCard, type ChoiceCardProps } from './fields/choice-card';
export { CodeInput, type CodeInputProps } from './fields/code-input';
export { Field, type FieldProps } from './fields/field';
export { NumberInput, type NumberInputProps } from './fields/number-input';
export { PasswordInput } from './fields/password-input';
export { type PlaceInput, PlacesField, type PlacesFieldProps } from './fields/places-field';
export { Select, type SelectOption, type SelectProps } from './fields/select';
export { TextArea } from './fields/text-area';
export { TextInput, type TextInputProps } from './fields/text-input';
export { ConfirmDialog, type ConfirmDialogProps, type ReasonField } from './floating/confirm-dialog';
export { Dialog } from './floating/dialog';
export type { DialogProps } from './floating/dialog-props';
export { Menu } from './floating/menu';
export type { MenuEntry, MenuItem, MenuProps } from './floating/menu-props';
export { loadDialogs } from './floating/use-dialog-library';
export type { Moment } from './format';
export { type Format, useFormat } from './format/use-format';
export { Avatar, type AvatarProps } from './showing/avatar';
export { Banner, type BannerProps } from './showing/banner';
export { Card, type CardProps } from './showing/card';
export { Countdown, type CountdownProps, useCountdown } from './showing/countdown';
export { DescriptionList, type DescriptionListProps } from './showing/description-list';
export { Digits, type DigitsProps } from './showing/digits';
export { Dock } from './showing/dock';
export { EmptyState, type EmptyStateProps } from './showing/empty-state';
export { ErrorState, type ErrorStateProps } from './showing/error-state';
export { LiveRegion } from './showing/live-region';
export { Money, type MoneyProps } from './showing/money';
export { Note, type NoteProps } from './showing/note';
export { addressOfPage, lastPageInstead, pageOfAddress } from './showing/page-address.rules';
export { PageHead, type PageHeadProps } from './showing/page-head';
export { Pages, type PagesProps } from './showing/pages';
export { Pagination, type PaginationProps } from './showing/pagination';
export { PersonLine, type PersonLineProps } from './showing/person-line';
export { Plate } from './showing/plate';
export { Presence, type PresenceProps } from './showing/presence';
export { RouteStrip, type RouteStripProps } from './showing/route-strip';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './showing/skeleton';
export { Stat, type StatProps } from './showing/stat';
export { StatusPill, type StatusPillProps, type StatusTone } from './showing/status-pill';
export { type Step, Stepper, type StepperProps } from './showing/stepper';
export { type Column, Table, type TableProps } from './showing/table';
export { Ticket, type TicketHalf, type TicketProps } from './showing/ticket';
export { ClockTime, RelativeTime, type TimeProps } from './showing/time';
export { SkipLink, VisuallyHidden } from './showing/visually-hidden';
export {
  Sidebar,
  SidebarContent,
  SidebarLink,
  type SidebarLinkProps,
  SidebarSection,
  SidebarTrigger,
} from './sidebar/sidebar';
export type { SidebarProps } from './sidebar/sidebar-props';
export { SidebarProvider, useSidebar } from './sidebar/sidebar-provider';
export { ENGLISH_UI_TEXT, type Locale, type UiText } from './text/ui-text';
export { UiTextProvider, type UiTextProviderProps, useUiText } from './text/ui-text-provider';
export { THEME_STORAGE_KEY, type Theme } from './theme/theme.rules';
export { ThemeProvider, type ThemeProviderProps, useTheme } from './theme/theme-provider';
export { ThemeToggle } from './theme/theme-toggle';
export { type ToastOptions, toast } from './toast/toast';
export { Toaster } from './toast/toaster';
