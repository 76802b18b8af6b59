import { fileLimits } from '@/lib/domain/limits/file-limits';
import { limits } from '@/lib/domain/limits/limits';

/** Sentences of failed operations on files (ERR-01). */
export const fileErrorText = {
  fileTypeRefused: '不支持该文件类型，或内容与扩展名不符',
  fileEmpty: '不能上传空文件',
  tooLarge: `单个文件不能超过${limits.maxFileMegabytes}MB`,
  tooManyFiles: `附件最多${limits.maxFiles}个`,
  tooManyUploads: `未使用的上传文件已达${fileLimits.maxUnlinkedUploads}个，请稍后再试`,
  uploadMissing: '附件已失效，请重新上传',
  uploadFailed: '上传失败',
  linkFailed: '添加附件失败',
  unlinkFailed: '删除附件失败',
  previewFailed: '文件加载失败',
} as const;
